import { describe, expect, test } from "vitest";
import { addressKey, networkKey, resolveClientAddress } from "./client-address.server";

describe("the address of a client", () => {
  test("is the socket's, whatever the client forwards, when no proxy is trusted", () => {
    expect(resolveClientAddress("203.0.113.7", "1.2.3.4", 0)).toBe("203.0.113.7");
  });

  test.each([
    [1, "198.51.100.9"],
    [2, "198.51.100.8"],
    [9, "6.6.6.6"],
  ])("behind %i trusted hops is %s", (hops, address) => {
    const forwarded = "6.6.6.6, 198.51.100.8, 198.51.100.9";
    expect(resolveClientAddress("10.0.0.1", forwarded, hops)).toBe(address);
  });

  test("falls back to the socket's when the header is no address", () => {
    expect(resolveClientAddress("10.0.0.1", "<script>", 1)).toBe("10.0.0.1");
    expect(resolveClientAddress("::ffff:10.0.0.1", undefined, 1)).toBe("10.0.0.1");
  });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:0:1:aaaa::1", "2001:db8:0:1::/64"],
  ["2001:db8:0:1:bbbb:0:0:2", "2001:db8:0:1::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::", "fe80:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["2001:DB8::7:203.0.113.7", "2001:db8:0:0::/64"],
])("%s is counted as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:0:1:aaaa::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["unknown", "unknown"],
])("%s is a neighbour in %s", (address, key) => {
  expect(networkKey(address)).toBe(key);
});
