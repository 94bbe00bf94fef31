import { createHmac } from 'node:crypto'
import { hadTrial, saveClosedTrials } from '../../records/billing/closed-trials.ts'
import { sharedSecret } from '../../records/service/secrets.ts'
import type { Db } from '../../services/world.ts'

type Trial = { fingerprint: string; base_url: string }

/** Whether an account that was closed had a trial with this card or domain. */
export async function hadClosedTrial(db: Db, trial: Trial): Promise<boolean> {
  return hadTrial(db, await trialMarks(db, [trial]))
}

/** Keeps in mind that these had their trial, by marks that only this installation can compute. */
export async function keepTrialMarks(tx: Db, trials: readonly Trial[], now: Date): Promise<void> {
  await saveClosedTrials(tx, await trialMarks(tx, trials), now)
}

async function trialMarks(db: Db, trials: readonly Trial[]): Promise<string[]> {
  const secret = await sharedSecret(db, 'closed-trials')
  const texts = trials.flatMap(({ base_url, fingerprint }) => [
    `card ${fingerprint}`,
    `domain ${base_url}`
  ])
  return texts.map((text) => createHmac('sha256', secret).update(text).digest('base64url'))
}
