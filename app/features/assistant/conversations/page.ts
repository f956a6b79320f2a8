/** Questions with their answers that one page of a conversation shows: an answer with its cards takes a server 5 ms to draw. */
export const EXCHANGES_A_PAGE = 20;

/** The address of a page of a conversation; the first, which is the newest, needs no number. */
export const conversationPath = (id: string, page = 1): string =>
  page === 1 ? `/chat/${id}` : `/chat/${id}?page=${page}`;

/** The page that an address asks for, from 1; null where what it says is no number of a page. */
export function pageIn(params: URLSearchParams): number | null {
  const said = params.get("page");
  if (said === null) return 1;
  return /^[1-9]\d{0,3}$/.test(said) ? Number(said) : null;
}
