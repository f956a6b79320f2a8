import { hasFood } from "../slots/slots";
import { plain } from "../vocabulary/phrases";
import { isQuestion } from "./asking";
import { factsSaid, type SaidFact, withoutFacts } from "./facts-said";
import { asksWhatWasTold } from "./service";
import { SIGNS } from "./talk";

/** What a sentence tells, of which `asWritten` are the person's own words: nothing where it asks for what was told before; of "I love butter chicken, where is it cheap?" the dish is what the question is about. */
export function told(message: string, asWritten = message): SaidFact[] {
  if (asksWhatWasTold(asWritten)) return [];
  const facts = factsSaid(message);
  const isLike = ({ kind, kept }: SaidFact) => kind === "like" && !kept;
  const rest = withoutFacts(message, facts);
  const asks = isQuestion(rest, plain(rest)) || SIGNS.suggest.test(plain(rest));
  return asks && !hasFood(rest) ? facts.filter((fact) => !isLike(fact)) : facts;
}
