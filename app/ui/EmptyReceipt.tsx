/** A small line drawing for a page that has nothing to show: a receipt with no amount on it. */
export function EmptyReceipt() {
  return (
    <svg className="drawing" viewBox="20 6 56 80" aria-hidden="true">
      <path d="M22 8h52v76l-6.5-6-6.5 6-6.5-6-6.5 6-6.5-6-6.5 6-6.5-6-6.5 6z" />
      <path d="M34 24h28M34 36h28M34 48h12" />
      <path className="drawing-accent" d="M54 60h12M34 60h8" />
    </svg>
  );
}
