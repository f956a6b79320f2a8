import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each(["50 riyal lang pera ko, 2 kami, pilipino food", "2 kami, pagkaing pilipino"])(
  "“%s” asks for what Filipinos cook",
  (said) => {
    expect(lastOf(said)).toMatchObject({
      ...{ kind: "suggest", people: 2, dish: expect.stringMatching(/pilipino|filipino/) },
    });
  },
);

test.each(["ayoko ng maanghang, ano pwede", "ayoko ng maanghang. ano pwede?"])(
  "“%s” is told what may be eaten",
  (said) => {
    expect(lastOf(said)).toMatchObject({ kind: "suggest" });
  },
);

test("what kind of a dish may be eaten asks for that dish", () => {
  expect(lastOf("anong pwedeng pancit")).toMatchObject({ dish: "pancit" });
});
