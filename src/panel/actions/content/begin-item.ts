import { type Message, messageFrom } from '#messages/language.ts'
import { contentRefusals } from '#messages/refusals/content.ts'
import { contentValidation } from '#messages/validation/content.ts'
import { isOrdered } from '#rules/content/list-order.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import { lastPosition } from '../../records/content/item-order.ts'
import {
  insertItem,
  itemBegunAs,
  type ItemRow,
  lockItems,
  nextNumber,
  type Which
} from '../../records/content/items.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { addVersion, type Begun, storeVersion, titleOf } from './store-version.ts'

type NewItem = Begun & {
  begun_as?: string | undefined
  kind: Which['kind']
  policy_name?: string | undefined
}

/** Creates an item, or continues with the one that an earlier call created before its answer was lost. */
export async function beginItem(
  world: World,
  agent: AgentRow,
  { begun_as, kind, policy_name, ...begun }: NewItem
): Promise<ItemRow> {
  const isPolicy = kind === 'policy'
  if (isPolicy && !policy_name) {
    throw wrongName(messageFrom(contentValidation, (t) => t.policyName))
  }
  const { agent_id, name: updated_by } = agent
  const row = { kind, title: titleOf(begun.fields), version: 1, updated: world.clock(), updated_by }
  const { item_id, version } = await world.db.transaction().execute(async (tx) => {
    // No one else may change the order while the last place is assigned.
    if (isOrdered(kind)) await lockItems(tx)
    const id = isPolicy ? policy_name : await nextNumber(tx, kind)
    const position = isOrdered(kind) ? await lastPosition(tx, kind) : null
    const begunRow = { ...row, begun_as: begun_as ?? null, item_id: id ?? '', position }
    const item = await insertItem(tx, begunRow)
    if (item) {
      await addVersion(tx, item, { ...begun, agent_id })
      return item
    }
    const there = begun_as && (await itemBegunAs(tx, begun_as))
    if (!there) throw wrongName(messageFrom(contentRefusals, (t) => t.addressTaken))
    return there
  })
  return storeVersion(world, agent, {
    ...begun,
    kind,
    item_id,
    base_version: version,
    apart: false
  })
}

function wrongName(text: Message): Refused {
  return new Refused(text, 400, { errors: { policy_name: text } })
}
