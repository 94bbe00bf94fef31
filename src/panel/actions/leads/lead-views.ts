import type { LeadFilters, LeadView } from '#contract/leads/lead-list.ts'
import { messageFrom } from '#messages/language.ts'
import { leadRefusals } from '#messages/refusals/leads.ts'
import { LEAD_VIEWS_MAX } from '#rules/leads/lead-list-limits.ts'
import { changeView, putView, removeView, viewsOf } from '../../records/leads/lead-views.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import type { LeadAccess } from './lead-access.ts'

/** @throws Refused with 404 for an unknown view, with 409 for a taken name or too many views. */
export async function saveView(
  { clock, db }: World,
  access: LeadAccess,
  { filters, name, view_id }: { filters: LeadFilters; name: string; view_id?: string | undefined }
): Promise<LeadView[]> {
  const views = await viewsOf(db, access)
  const namesake = views.find((view) => view.name === name)
  if (view_id === undefined) {
    if (!namesake && views.length >= LEAD_VIEWS_MAX) throw tooManyViews()
    await putView(db, access, { filters, name, now: clock() })
    return viewsOf(db, access)
  }
  if (namesake && namesake.view_id !== view_id) throw nameTaken()
  if (!(await changeView(db, access, { filters, name, view_id }))) throw noSuchView()
  return viewsOf(db, access)
}

/** @throws Refused with 404 for an unknown view. */
export async function deleteView(
  { db }: World,
  access: LeadAccess,
  view_id: string
): Promise<LeadView[]> {
  if (!(await removeView(db, access, view_id))) throw noSuchView()
  return viewsOf(db, access)
}

function noSuchView(): Refused {
  return new Refused(
    messageFrom(leadRefusals, (t) => t.noSuchView),
    404
  )
}

function nameTaken(): Refused {
  const message = messageFrom(leadRefusals, (t) => t.viewNameTaken)
  return new Refused(message, 409, { errors: { name: message } })
}

function tooManyViews(): Refused {
  return new Refused(
    messageFrom(leadRefusals, (t) => t.tooManyViews(LEAD_VIEWS_MAX)),
    409
  )
}
