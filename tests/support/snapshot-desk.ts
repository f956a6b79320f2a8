import { readdirSync } from "node:fs";
import { freshPicture, signedInVisitor, upload } from "./checkouts";
import { direct } from "./direct";
import type { TestServer } from "./server";

/** A contribution as the database keeps it. */
export interface ContributionRow {
  id: string;
  state: string;
  reasons: string;
  item_price: number;
  delivery_fee: number;
  vat_on_top: number;
  dish_id: number;
  note: string;
}

interface OfferRow {
  dish_id: number;
  platform: string;
  item_price: number;
  delivery_fee: number;
  vat_on_top: number;
}

export const riyals = (halalas: number) => (halalas / 100).toFixed(2);

/** What tests about snapshots do with one server, again and again. */
export function snapshotDesk(server: () => TestServer) {
  function ask<T>(sql: string, ...values: unknown[]): T[] {
    const db = direct(server());
    const statement = db.prepare(sql);
    const rows = /^select/.test(sql) ? statement.all(...values) : [statement.run(...values)];
    db.close();
    return rows as T[];
  }

  /** An offer of the sample that holds, to agree with: the surest, or so many after it. */
  const bestOffer = (after = 0) =>
    ask<OfferRow>(
      `select offers.*, coalesce(fees.typical, 0) as delivery_fee, 0 as vat_on_top
       from offers join dishes on dishes.id = offers.dish_id left join restaurant_fees as fees
         on fees.restaurant_id = dishes.restaurant_id and fees.platform = offers.platform
       order by support desc, offers.dish_id, offers.platform limit 1 offset ?`,
      after,
    )[0] as OfferRow;

  /** A sheet about a dish that agrees with what is known of it. */
  function sheet(changes: Record<string, string> = {}, offer = bestOffer()) {
    const { dish_id, platform, item_price, delivery_fee, vat_on_top } = offer;
    return {
      intent: "send",
      restaurant: "x restaurant",
      dish: "x dish",
      dish_id: String(dish_id),
      platform,
      quantity: "1",
      item_price: riyals(item_price),
      delivery_fee: riyals(delivery_fee),
      vat: riyals(vat_on_top),
      total: riyals(item_price + delivery_fee + vat_on_top),
      date: new Date(Date.now() + 3 * 3600_000).toISOString().slice(0, 10),
      ...changes,
    };
  }

  /** Someone who has sent a picture nobody has sent before; the path of its page. */
  async function withSnapshot(fields: Record<string, string> = {}) {
    const visitor = await signedInVisitor(server());
    const answer = await upload(visitor.person, [{ bytes: await freshPicture() }], fields);
    const path = answer.headers.get("location") ?? "";
    if (!/^\/contribute\/snapshot\/sn_[0-9a-z]{20}$/.test(path)) throw new Error(`Sent to ${path}`);
    return { ...visitor, path, id: path.split("/").at(-1) ?? "" };
  }

  const contributions = (userId: string) =>
    ask<ContributionRow>("select * from contributions where user_id = ?", userId);

  return {
    ask,
    bestOffer,
    sheet,
    withSnapshot,
    contributions,

    /** The files of pictures that are kept. */
    kept: () => readdirSync(server().uploads),

    async moderator() {
      const visitor = await signedInVisitor(server());
      ask("update users set role = 'moderator' where id = ?", visitor.member.userId);
      return visitor;
    },

    /** A contribution that waits, because its total is odd, or its dish is none of ours. */
    async waiting(changes: Record<string, string> = {}) {
      const sender = await withSnapshot();
      await sender.person.submit(sender.path, sheet({ total: "1.00", odd: "on", ...changes }));
      const [row] = contributions(sender.member.userId);
      return { ...sender, caseId: row?.id ?? "" };
    },
  };
}
