import {
  type ColumnDefinitionNode,
  type DataTypeNode,
  GeneratedNode,
  type OperationNode,
  PostgresQueryCompiler,
} from "kysely";

/** SQLite's names of types that mean something else to PostgreSQL, or nothing. */
const TYPES: Readonly<Record<string, string>> = {
  // Halalas fit 32 bits, milliseconds since 1970 don't.
  integer: "bigint",
  blob: "bytea",
};

/** The same SQL in PostgreSQL's words, so that there is one set of migrations and of queries. */
export class Compiler extends PostgresQueryCompiler {
  #isColumn = false;

  protected override visitColumnDefinition(node: ColumnDefinitionNode): void {
    this.#isColumn = true;
    const isCounter = node.column.column.name === "id" && typeOf(node.dataType) === "integer";
    super.visitColumnDefinition({
      ...node,
      autoIncrement: false,
      ...(isCounter && { generated: GeneratedNode.create({ identity: true, byDefault: true }) }),
    });
  }

  protected override visitDataType(node: DataTypeNode): void {
    const isColumn = this.#isColumn;
    this.#isColumn = false;
    this.append(TYPES[node.dataType] ?? node.dataType);
    // Byte by byte, as SQLite compares: ranges of text depend on it.
    if (isColumn && node.dataType === "text") this.append(' collate "C"');
  }
}

function typeOf(node: OperationNode): string | undefined {
  return node.kind === "DataTypeNode" ? (node as DataTypeNode).dataType : undefined;
}
