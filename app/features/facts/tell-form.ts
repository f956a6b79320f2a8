/** What a form of the page shows in its fields. */
export interface FactForm {
  given(field: string): string;
  problemOf(field: string): string | undefined;
}
