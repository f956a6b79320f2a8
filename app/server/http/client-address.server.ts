import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Where every request carries its sender's address. Whatever a client writes here is overwritten. */
export const CLIENT_ADDRESS_HEADER = "x-waffir-client-address";

/**
 * The address of whoever sent a request.
 *
 * @param peer the address at the other end of the socket.
 * @param forwarded the X-Forwarded-For header. Each proxy appends the address it was asked from,
 *   so only the last `hops` entries were written by proxies of ours; the rest anyone can invent.
 * @param hops how many proxies stand before the service; 0 ignores the header.
 */
export function resolveClientAddress(
  peer: string | undefined,
  forwarded: string | undefined,
  hops: number,
): string {
  const chain = [...(forwarded?.split(",") ?? []), peer ?? ""].map(plainAddress);
  const found = chain[Math.max(0, chain.length - 1 - hops)];
  return hops > 0 && found && isIP(found) ? found : plainAddress(peer ?? "");
}

/** The sender's address as `prepareEveryRequest` stamped it. */
export function clientAddress(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
}

/** What limits count by: an IPv4 address, or the /64 network that one IPv6 household is given. */
export function addressKey(address: string): string {
  return isIP(address) === 6 ? prefixOf(address, 4) : address;
}

/** The neighbours of an address, which one person may have many of: its IPv4 /24 or IPv6 /48 network. */
export function networkKey(address: string): string {
  if (isIP(address) === 6) return prefixOf(address, 3);
  return isIP(address) === 4 ? `${address.split(".").slice(0, 3).join(".")}.0/24` : address;
}

/** Whether a request came from this machine itself. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === "loopback";

/** The first groups of 16 bits of an IPv6 address, whichever way it is shortened. */
function prefixOf(address: string, groups: number): string {
  const parts = ipaddr.IPv6.parse(address).parts.slice(0, groups);
  return `${parts.map((part) => part.toString(16)).join(":")}::/${groups * 16}`;
}

/** IPv4 arrives as ::ffff:1.2.3.4 on a socket that listens to both families. */
const plainAddress = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
