import { expect, test } from "vitest";
import { parseReading } from "./parse-reading.server";
import { emptyReading } from "./reading";

test("a reading is read as it was kept", () => {
  const reading = {
    ...emptyReading(),
    platform: { value: "platform_b" as const, sure: true },
    items: [{ name: "<b>كبسة</b>", quantity: 2, price: null }],
    invoice: { seller: "مطعم", time: null, timeIfUtc: null, total: 3400, vat: 443 },
  };
  expect(parseReading(JSON.stringify(reading))).toEqual(reading);
  expect(parseReading(null)).toBeNull();
});

test("what another version kept otherwise counts as not read", () => {
  const { total: _total, ...older } = emptyReading();
  expect(parseReading(JSON.stringify(older))).toBeNull();
  expect(parseReading(JSON.stringify({ ...emptyReading(), total: 3400 }))).toBeNull();
});

test("a reading from before tips and small fees were told apart has none of them", () => {
  const { tip: _tip, cashFee: _cash, deliveryDiscount: _off, ...older } = emptyReading();
  expect(parseReading(JSON.stringify(older))).toEqual(emptyReading());
});
