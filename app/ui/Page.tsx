import type { ReactNode } from "react";

interface PageProps {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** A column as wide as text is read, rather than the whole width. */
  narrow?: boolean;
  /** A line drawing above the title, where there is nothing else to see. */
  drawing?: ReactNode;
  children?: ReactNode;
}

/** The body of a page with its one heading. The shell stands around it. */
export function Page({ title, lead, narrow, drawing, children }: PageProps) {
  return (
    <div className={narrow ? "page page-narrow stack" : "page stack"}>
      <header className="stack stack-tight">
        {drawing}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
