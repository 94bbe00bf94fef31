import type { Hono } from 'hono'
import {
  publishItem,
  scheduleItem,
  undo,
  unpublishItem,
  unscheduleItem
} from '#contract/content/editor.ts'
import * as items from '../../actions/content/publish-item.ts'
import { writeItem } from '../../actions/content/write-item.ts'
import { inOneTransaction } from '../../http/once.ts'
import { serve } from '../../http/serve.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import type { KeyedRequest } from '../../records/service/idempotency.ts'
import type { World } from '../../services/world.ts'
import { forEditors } from './for-editors.ts'

/** What changes the public pages, now or on a schedule. */
export function publishingRoutes(app: Hono, world: World): void {
  const { db } = world
  /** A run that starts before the commit finds nothing, so the revision is bumped again afterwards. */
  const publishing = async (
    { agent, request }: { agent: AgentRow; request?: KeyedRequest },
    change: (inside: World) => Promise<items.Published>
  ) => {
    const answer = await inOneTransaction(world, request, async (inside) => {
      const { item, run_id } = await change(inside)
      return { ...(await writeItem(inside.db, item, agent)), run_id }
    })
    world.contentRevision.now++
    return answer
  }

  serve(
    app,
    world,
    publishItem,
    (which, caller) =>
      publishing(caller, (inside) => items.publishItem(inside, caller.agent.name, which)),
    forEditors
  )

  serve(
    app,
    world,
    unpublishItem,
    (which, caller) =>
      publishing(caller, (inside) => items.unpublishItem(inside, caller.agent.name, which)),
    forEditors
  )

  serve(
    app,
    world,
    undo,
    (which, caller) =>
      publishing(caller, (inside) => items.undoPublishing(inside, caller.agent.name, which)),
    forEditors
  )

  serve(
    app,
    world,
    scheduleItem,
    async (which, { agent }) =>
      writeItem(db, await items.scheduleItem(world, agent.name, which), agent),
    forEditors
  )

  serve(
    app,
    world,
    unscheduleItem,
    async (which, { agent }) => writeItem(db, await items.unscheduleItem(world, which), agent),
    forEditors
  )
}
