import type { Hono } from 'hono'
import { leadSettings, saveLeadSettings } from '#contract/leads/lead-settings.ts'
import { person, personTimeline } from '#contract/leads/person.ts'
import * as changes from '#contract/leads/person-changes.ts'
import {
  erasePerson,
  keepPeopleApart,
  mergePeople,
  separateLead
} from '#contract/leads/same-person.ts'
import { joinSequence, leaveSequence } from '#contract/leads/sequences.ts'
import type { LeadVerb } from '#rules/leads/rights.ts'
import {
  addRecordedConsent,
  changeDetails,
  endConsents,
  writeNote
} from '../actions/leads/change-person.ts'
import { changeTask, createTask, dropTask, markTask } from '../actions/leads/change-tasks.ts'
import { erasePersonForGood } from '../actions/leads/erase-person.ts'
import { findPerson, mainLead } from '../actions/leads/find-person.ts'
import { addToSequence, takeOutOfSequence } from '../actions/leads/join-sequence.ts'
import { type LeadAccess, leadAccess } from '../actions/leads/lead-access.ts'
import { logLeads, logOpened } from '../actions/leads/log-access.ts'
import { readPerson } from '../actions/leads/read-person.ts'
import { switchRegistration } from '../actions/leads/vow/switch-registration.ts'
import { removeSearch } from '../actions/leads/saved-searches/remove-search.ts'
import { readTimeline } from '../actions/leads/read-timeline.ts'
import { keepApart, mergePerson, separatePerson } from '../actions/leads/same-person.ts'
import type { Member } from '../http/caller.ts'
import { inOneTransaction } from '../http/once.ts'
import { limitLeadChanges } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import * as settings from '../records/leads/lead-settings.ts'
import type { World } from '../services/world.ts'

/** One person of an agent's CRM. */
export function personRoutes(app: Hono, world: World): void {
  const show = async (access: LeadAccess, lead_id: string) => ({
    person: await readPerson(world, access, lead_id)
  })
  const reopen = async ({ lead_id }: { lead_id: string }, { agent }: Member) =>
    show(await leadAccess(world, agent, 'see'), lead_id)

  async function enter({ agent }: Member, verb: LeadVerb = 'work'): Promise<LeadAccess> {
    await limitLeadChanges(world, agent)
    return leadAccess(world, agent, verb)
  }

  /** Makes a change that answers its lead, then shows that lead's person. */
  async function change(caller: Member, work: (access: LeadAccess) => Promise<string>) {
    const access = await enter(caller)
    const lead_id = await work(access)
    await logChange(world, access, lead_id)
    return show(access, lead_id)
  }

  /** The same once for each key. The answer names a person, so it isn't saved: a repeat reads it again. */
  async function changeOnce(
    caller: Member,
    lead_id: string,
    work: (inside: World, access: LeadAccess) => Promise<void>
  ) {
    const access = await enter(caller)
    const { request } = caller
    const workAndLog = async (inside: World) => {
      await work(inside, access)
      await logChange(inside, access, lead_id)
    }
    await inOneTransaction(world, request, workAndLog, { isSecret: true })
    return show(access, lead_id)
  }

  serve(app, world, person, async ({ lead_id }, { agent }) => {
    const access = await leadAccess(world, agent, 'see')
    const shown = await show(access, lead_id)
    await logOpened(world, access, shown.person.lead.lead_id)
    return shown
  })

  serve(app, world, personTimeline, async ({ before, lead_id }, { agent }) => {
    const access = await leadAccess(world, agent, 'see')
    const { leads } = await findPerson(world.db, access, lead_id)
    return { timeline: await readTimeline(world, access, { before, leads }) }
  })

  serve(
    app,
    world,
    changes.addNote,
    (note, caller) =>
      changeOnce(caller, note.lead_id, (inside, access) => writeNote(inside, access, note)),
    { again: reopen }
  )
  serve(
    app,
    world,
    changes.addTask,
    (task, caller) =>
      changeOnce(caller, task.lead_id, (inside, access) => createTask(inside, access, task)),
    { again: reopen }
  )
  serve(
    app,
    world,
    changes.recordConsent,
    (consent, caller) =>
      changeOnce(caller, consent.lead_id, (inside, access) =>
        addRecordedConsent(inside, access, consent)
      ),
    { again: reopen }
  )

  serve(app, world, changes.saveTask, (task, caller) =>
    change(caller, (access) => changeTask(world, access, task))
  )
  serve(app, world, changes.setTaskDone, (task, caller) =>
    change(caller, (access) => markTask(world, access, task))
  )
  serve(app, world, changes.deleteTask, ({ task_id }, caller) =>
    change(caller, (access) => dropTask(world, access, task_id))
  )
  serve(app, world, changes.saveDetails, (details, caller) =>
    change(caller, async (access) => {
      await changeDetails(world, access, details)
      return details.lead_id
    })
  )
  serve(app, world, changes.withdrawConsent, ({ lead_id }, caller) =>
    change(caller, async (access) => {
      await endConsents(world, access, lead_id)
      return lead_id
    })
  )
  serve(app, world, changes.removeSavedSearch, ({ lead_id, saved_search_id }, caller) =>
    change(caller, async (access) => {
      await removeSearch(world, access, { lead_id, saved_search_id })
      return lead_id
    })
  )
  serve(app, world, changes.switchRegistration, (wish, caller) =>
    change(caller, async (access) => {
      await switchRegistration(world, access, wish)
      return wish.lead_id
    })
  )
  serve(
    app,
    world,
    joinSequence,
    (wish, caller) =>
      changeOnce(caller, wish.lead_id, (inside, access) => addToSequence(inside, access, wish)),
    { again: reopen }
  )
  serve(app, world, leaveSequence, ({ lead_id }, caller) =>
    change(caller, async (access) => {
      await takeOutOfSequence(world, access, lead_id)
      return lead_id
    })
  )
  serve(app, world, mergePeople, (two, caller) =>
    change(caller, async (access) => {
      await mergePerson(world, access, two)
      return two.lead_id
    })
  )
  serve(app, world, separateLead, ({ lead_id }, caller) =>
    change(caller, (access) => separatePerson(world, access, lead_id))
  )

  serve(app, world, keepPeopleApart, (two, caller) =>
    change(caller, async (access) => {
      await keepApart(world, access, two)
      return two.lead_id
    })
  )

  serve(app, world, erasePerson, async ({ lead_id }, caller) => {
    await erasePersonForGood(world, await enter(caller, 'erase'), lead_id)
    return {}
  })

  serve(app, world, leadSettings, async (_input, { agent }) => {
    const access = await leadAccess(world, agent, 'settings')
    return settings.readLeadSettings(world.db, access)
  })
  serve(app, world, saveLeadSettings, async (change, { agent }) => {
    const access = await leadAccess(world, agent, 'settings')
    await settings.saveLeadSettings(world.db, access, change)
    return settings.readLeadSettings(world.db, access)
  })
}

async function logChange(world: World, access: LeadAccess, lead_id: string): Promise<void> {
  if (!access.isLogged) return
  await logLeads(world, access, 'changed', [await mainLead(world.db, access, lead_id)])
}
