import { describe, expect, test } from "vitest";
import { refuseOldSqlite } from "./sqlite.server";
import { StartError } from "./start-error";

describe("the SQLite that is trusted", () => {
  test.each(["3.51.3", "3.51.10", "3.52.0", "4.0.0"])("%s will do", (version) => {
    expect(() => refuseOldSqlite(version)).not.toThrow();
  });

  test.each(["3.51.2", "3.50.9", "3.9.0", "2.99.99"])("%s is too old", (version) => {
    expect(() => refuseOldSqlite(version)).toThrow(StartError);
  });
});
