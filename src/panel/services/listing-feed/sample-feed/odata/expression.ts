export type Literal = boolean | number | string | Date | null

export type Comparison = 'eq' | 'ge' | 'gt' | 'le' | 'lt' | 'ne'

/** A parsed $filter. A field's path has one part, or two inside `any`. */
export type Expression =
  | { kind: 'and' | 'or'; left: Expression; right: Expression }
  | { kind: 'any'; field: string; variable: string; of: Expression | undefined }
  | { kind: 'compare'; field: string; by: Comparison; value: Literal }
  | { kind: 'contains'; field: string; text: string }
  | { kind: 'has'; field: string; value: string }
  | { kind: 'in'; field: string; values: Literal[] }
  | { kind: 'not'; of: Expression }
