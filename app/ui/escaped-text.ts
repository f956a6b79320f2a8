const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it stands in XML or HTML, between tags or within quotation marks. */
export const escapedText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
