import { writeBarcode } from "zxing-wasm/full";
import type { Order } from "./order";

/** The tag, length and value of one field of a tax invoice's code. */
function field(tag: number, value: string): Buffer {
  const bytes = Buffer.from(value, "utf8");
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes]);
}

/** The text of a Saudi tax invoice's QR code: tags 1 to 5, base64. */
export function invoiceCode(order: Order): string {
  const sar = (halalas: number) => (halalas / 100).toFixed(2);
  return Buffer.concat([
    field(1, order.restaurant.ar),
    field(2, `3${order.number}00003`.padEnd(15, "0")),
    field(3, `${new Date(order.time).toISOString().slice(0, 19)}Z`),
    field(4, sar(order.total)),
    field(5, sar(order.vat)),
  ]).toString("base64");
}

/** A QR code as SVG. */
export async function drawQr(text: string): Promise<string> {
  const { svg } = await writeBarcode(text, { format: "QRCode", addQuietZones: true });
  return svg.slice(svg.indexOf("<svg"));
}
