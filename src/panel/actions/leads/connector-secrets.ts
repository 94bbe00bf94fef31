import type { ConnectorKind } from '#rules/leads/connectors.ts'
import type { ConnectorRow } from '../../records/leads/lead-connectors.ts'
import { openValue, sealValue } from '../../services/sealed-value.ts'
import type { World } from '../../services/world.ts'
import { secretsKey } from '../websites/site-secrets.ts'

type Which = { website_id: number; kind: ConnectorKind }

const ownerOf = ({ kind, website_id }: Which) => `${website_id}:connector:${kind}`

export async function sealSecret(world: World, which: Which, secret: string): Promise<string> {
  return sealValue(secret, { key: await secretsKey(world), owner: ownerOf(which) })
}

/** A connector's secret, and the one before it while that still signs; none that doesn't open. */
export async function openSecret(world: World, connector: ConnectorRow): Promise<string[]> {
  const { previous_sealed, previous_until, sealed } = connector
  const isOldValid = previous_until !== null && previous_until > world.clock()
  const kept = [sealed, isOldValid ? previous_sealed : null]
  const key = await secretsKey(world)
  const opened = kept.map((one) => one && openValue(one, { key, owner: ownerOf(connector) }))
  const { kind, website_id } = connector
  if (!opened[0]) world.log.error({ website_id, kind }, 'a connector’s secret doesn’t open')
  return opened.filter((secret) => typeof secret === 'string')
}
