import { paths } from '#rules/paths.ts'
import { agreementPicture, keysPicture, nameServerPicture } from './pictures.ts'

/** One entry of the list of setup guides, on the public page and in the dashboard. */
export type Guide = {
  path: string
  title: string
  description: string
  /** The inside of an SVG of 480 by 304 whose ground is y = 0. */
  picture: string
  pictureSays: string
  /** The day its text last changed. */
  modified: string
  minutes: number
}

export const googleKeys: Guide = {
  path: paths.googleKeysGuide,
  title: 'Setup Google Keys',
  description: 'Setup of map, captcha, analytics and site-verification keys.',
  picture: keysPicture,
  pictureSays: 'A house with a map pin over its roof and a key on its lawn',
  modified: '2026-11-21',
  minutes: 25
}

export const agentAgreement: Guide = {
  path: paths.agentAgreementGuide,
  title: 'Agent Data Agreement',
  description:
    'A guide to your real-estate board’s agent data agreement: Data License, IDX and VOW.',
  picture: agreementPicture,
  pictureSays: 'A signed sheet on a board in front of a bungalow',
  modified: '2026-11-21',
  minutes: 20
}

export const nameServer: Guide = {
  path: paths.nameServerGuide,
  title: 'Setup Name Servers',
  description: 'A guide to finishing the name server setup, with what to click at your registrar.',
  picture: nameServerPicture,
  pictureSays: 'A signpost with two boards that point to a house',
  modified: '2026-11-21',
  minutes: 10
}

export const guides: readonly Guide[] = [googleKeys, agentAgreement, nameServer]
