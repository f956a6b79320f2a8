const answer = () => Response.json({ text: "x".repeat(2_000) });

export const loader = answer;
export const action = answer;
