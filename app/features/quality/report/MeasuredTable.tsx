import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DAY_MS } from "~/i18n/days";
import { formatNumber } from "~/i18n/format";
import { Percent } from "./Percent";
import type { Measured } from "./report";

interface MeasuredTableProps {
  /** What the rows are parts of. */
  title: string;
  rows: readonly (Measured & { key: string; name: ReactNode })[];
}

/** How good prices are, part by part. */
export function MeasuredTable({ title, rows }: MeasuredTableProps) {
  const { t } = useTranslation("quality");
  return (
    <table className="table quality-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {(["verified", "age", "wrong", "wrongBy"] as const).map((name) => (
            <th key={name} scope="col" className="number">
              {t(`report.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, verified, age, wrong, wrongBy }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="number">
              <Percent share={verified} />
            </td>
            <td className="number">
              <bdi>{age === null ? "—" : formatNumber(age / DAY_MS)}</bdi>
            </td>
            <td className="number">
              <Percent share={wrong} />
            </td>
            <td className="number">
              <Percent share={wrongBy} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
