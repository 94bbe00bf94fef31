import { agentAgreementMessages } from '#messages/guides/agent-agreement.ts'
import { googleKeysMessages } from '#messages/guides/google-keys.ts'
import { nameServerMessages } from '#messages/guides/name-server.ts'
import type { Translated } from '#messages/language.ts'
import { paths } from '#rules/paths.ts'
import { agreementPicture, keysPicture, nameServerPicture } from './pictures.ts'

/** One entry of the list of setup guides, on the public page and in the dashboard. */
export type Guide = {
  path: string
  messages: Translated<GuideMessages>
  /** The inside of an SVG of 480 by 304 whose ground is y = 0. */
  picture: string
  /** The day its text last changed. */
  modified: string
  minutes: number
}

type GuideMessages = {
  title: string
  description: string
  /** What the picture shows. */
  picture: string
  /** The names of its sections, by the id of each. */
  contents: Readonly<Record<string, string>>
}

export const googleKeys: Guide = {
  path: paths.googleKeysGuide,
  messages: googleKeysMessages,
  picture: keysPicture,
  modified: '2026-11-23',
  minutes: 25
}

export const agentAgreement: Guide = {
  path: paths.agentAgreementGuide,
  messages: agentAgreementMessages,
  picture: agreementPicture,
  modified: '2026-11-23',
  minutes: 20
}

export const nameServer: Guide = {
  path: paths.nameServerGuide,
  messages: nameServerMessages,
  picture: nameServerPicture,
  modified: '2026-11-22',
  minutes: 10
}

export const guides: readonly Guide[] = [googleKeys, agentAgreement, nameServer]
