/** Single files of the library, which brings a store for every database otherwise. It documents this class as the way to add one, but types it without its insides. */
declare module "rate-limiter-flexible/lib/RateLimiterStoreAbstract.js" {
  import { type RateLimiterRes, RateLimiterStoreAbstract } from "rate-limiter-flexible";

  export default abstract class Store<Row> extends RateLimiterStoreAbstract {
    protected abstract _getRateLimiterRes(
      key: string | number,
      changedPoints: number,
      row: Row,
    ): RateLimiterRes;
    protected abstract _upsert(
      key: string,
      points: number,
      durationMs: number,
      forceExpire?: boolean,
    ): Promise<Row>;
    protected abstract _get(key: string): Promise<Row | null>;
    protected abstract _delete(key: string): Promise<boolean>;
  }
}

declare module "rate-limiter-flexible/lib/RateLimiterRes.js" {
  export { RateLimiterRes as default } from "rate-limiter-flexible";
}

declare module "rate-limiter-flexible/lib/RateLimiterRedis.js" {
  export { RateLimiterRedis as default } from "rate-limiter-flexible";
}
