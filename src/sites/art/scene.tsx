import type { ReactNode } from 'react'
import type { Light } from './palette.ts'
import type { SceneName } from './scene-names.ts'
import { Richmond, Surrey } from './scenes/british-columbia.tsx'
import { StJohns, Winnipeg } from './scenes/east-and-plains.tsx'
import { Edmonton, Toronto } from './scenes/ontario-alberta.tsx'
import { Montreal, Quebec } from './scenes/quebec.tsx'

export const SCENES: Record<SceneName, (view: { light: Light }) => ReactNode> = {
  edmonton: Edmonton,
  montreal: Montreal,
  quebec: Quebec,
  richmond: Richmond,
  'st-johns': StJohns,
  surrey: Surrey,
  toronto: Toronto,
  winnipeg: Winnipeg
}

/** A street 1440 wide that stands on y = 0 and reaches up to about -440. */
export function Scene({ name, light }: { name: SceneName; light: Light }) {
  const Street = SCENES[name]
  return <Street light={light} />
}
