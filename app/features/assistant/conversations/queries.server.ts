import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { ExchangesTable } from "~db/schema-assistant";
import type { ChatEvent } from "../schema";
import { MOST_PAIRS } from "./history";
import { EXCHANGES_A_PAGE } from "./page";
import type { AnswerPart } from "./parts";
import type { ExchangeState } from "./state";

/** Conversations kept for a person; the one longest untouched makes room. */
const MOST_CONVERSATIONS = 50;
/** Questions kept in one; the oldest makes room. */
const MOST_EXCHANGES = 100;

/** One question with its answer. Times in ms. */
export interface Exchange {
  questionId: string;
  question: string;
  parts: AnswerPart[];
  state: ExchangeState;
  created_at: number;
  updated_at: number;
}

/** Whose a conversation is; undefined when there is none of this id. */
export async function ownerOf(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("conversations")
    .select("user_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.user_id;
}

/** Begins a conversation, or moves one's own to the top of the list. */
export async function touchConversation(
  db: Kysely<Database>,
  { id, userId, title, now }: { id: string; userId: string; title: string; now: number },
): Promise<void> {
  await db
    .insertInto("conversations")
    .values({ id, user_id: userId, title, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ updated_at: now })
        .where("conversations.user_id", "=", userId),
    )
    .execute();
}

/** Removes what is beyond the most conversations a person may have. */
export async function dropOldConversations(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .deleteFrom("conversations")
    .where("user_id", "=", userId)
    .where("id", "in", (query) =>
      query
        .selectFrom("conversations")
        .select("id")
        .where("user_id", "=", userId)
        .orderBy("updated_at", "desc")
        .orderBy("id")
        .limit(1_000)
        .offset(MOST_CONVERSATIONS),
    )
    .execute();
}

/** Keeps a question, or begins anew to answer one that is kept. @returns its number. */
export async function openExchange(
  db: Kysely<Database>,
  exchange: Pick<ExchangesTable, "conversation_id" | "question_id" | "question" | "attempt"> & {
    now: number;
  },
): Promise<number> {
  const { now, question, attempt } = exchange;
  const anew = {
    question,
    attempt,
    parts: "[]",
    state: "answering",
    marks: "[]",
    wanted_until: null,
    updated_at: now,
  };
  const { id } = await db
    .insertInto("exchanges")
    .values({
      conversation_id: exchange.conversation_id,
      question_id: exchange.question_id,
      created_at: now,
      ...anew,
    })
    .onConflict((conflict) =>
      conflict.columns(["conversation_id", "question_id"]).doUpdateSet(anew),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes what is beyond the most questions of a conversation. */
export async function dropOldExchanges(
  db: Kysely<Database>,
  conversationId: string,
): Promise<void> {
  await db
    .deleteFrom("exchanges")
    .where("id", "in", (query) =>
      query
        .selectFrom("exchanges")
        .select("id")
        .where("conversation_id", "=", conversationId)
        .orderBy("id", "desc")
        .limit(1_000)
        .offset(MOST_EXCHANGES),
    )
    .execute();
}

/**
 * Writes how far an answer is, unless a later try has begun.
 *
 * @returns until when it is wanted, as the table keeps it; undefined where it was not written.
 */
export async function saveAnswer(
  db: Kysely<Database>,
  answer: {
    id: number;
    attempt: string;
    parts: AnswerPart[];
    /** The events it was sent as so far. */
    sent: ChatEvent[];
    state: ExchangeState;
    now: number;
  },
): Promise<{ wanted_until: number | null } | undefined> {
  const { id, attempt, parts, sent, state, now } = answer;
  return db
    .updateTable("exchanges")
    .set({
      parts: JSON.stringify(parts),
      marks: JSON.stringify(sent),
      state,
      updated_at: now,
    })
    .where("id", "=", id)
    .where("attempt", "=", attempt)
    .returning("wanted_until")
    .executeTakeFirst();
}

/** What was said in a conversation before a question of it. */
export async function exchangesBefore(
  db: Kysely<Database>,
  { conversationId, before }: { conversationId: string; before: number },
): Promise<Exchange[]> {
  return (await exchanges(db, conversationId).where("id", "<", before).limit(MOST_PAIRS).execute())
    .map(read)
    .reverse();
}

/**
 * One page of one's own conversation; another person's is not found, nor is a page that it does not have.
 *
 * @param page from 1, the newest.
 */
export async function findConversation(
  db: Kysely<Database>,
  { id, userId, page }: { id: string; userId: string; page: number },
) {
  const title = await findTitle(db, { id, userId });
  if (title === undefined) return undefined;
  const { count } = await db
    .selectFrom("exchanges")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("conversation_id", "=", id)
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(count) / EXCHANGES_A_PAGE));
  if (page > pages) return undefined;
  const rows = await exchanges(db, id)
    .limit(EXCHANGES_A_PAGE)
    .offset((page - 1) * EXCHANGES_A_PAGE)
    .execute();
  return { title, pages, exchanges: rows.map(read).reverse() };
}

/** What one's own conversation is called; undefined for another person's. */
export async function findTitle(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("conversations")
    .select("title")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.title;
}

/** One's own conversations, the latest first. */
export async function listConversations(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("conversations")
    .select(["id", "title", "updated_at"])
    .where("user_id", "=", userId)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(MOST_CONVERSATIONS)
    .execute();
}

/** Names one's own conversation. @returns whether it is there. */
export async function renameConversation(
  db: Kysely<Database>,
  { id, userId, title }: { id: string; userId: string; title: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("conversations")
    .set({ title })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes one's own conversation with all that was said. @returns whether it was there. */
export async function deleteConversation(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("conversations")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const exchanges = (db: Kysely<Database>, conversationId: string) =>
  db
    .selectFrom("exchanges")
    .select(["question_id", "question", "parts", "state", "created_at", "updated_at"])
    .where("conversation_id", "=", conversationId)
    .orderBy("id", "desc");

function read(row: {
  question_id: string;
  question: string;
  parts: string;
  state: string;
  created_at: number;
  updated_at: number;
}): Exchange {
  const { question_id, parts, state, ...rest } = row;
  return {
    ...rest,
    questionId: question_id,
    parts: JSON.parse(parts) as AnswerPart[],
    state: state as ExchangeState,
  };
}
