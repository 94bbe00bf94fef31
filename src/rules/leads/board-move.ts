import type { LeadStage } from './lead-kinds.ts'

type Card = { lead_id: string; is_test: boolean; stage: LeadStage }
type Column<Lead extends Card> = {
  stage: LeadStage
  count: number
  data: Lead[]
  next: string | null
}

/** The columns after a lead was moved to the top of another one; test leads count nowhere. */
export function moveOnBoard<Lead extends Card>(
  columns: readonly Column<Lead>[],
  lead: Lead,
  to: LeadStage
): Column<Lead>[] {
  const weight = lead.is_test ? 0 : 1
  return columns.map((column) => {
    if (column.stage === to) {
      const data = [{ ...lead, stage: to }, ...column.data]
      return { ...column, count: column.count + weight, data }
    }
    if (column.stage !== lead.stage) return column
    const data = column.data.filter(({ lead_id }) => lead_id !== lead.lead_id)
    return { ...column, count: column.count - weight, data }
  })
}
