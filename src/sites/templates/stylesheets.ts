import atelier from './atelier/atelier.css?url'
import aurora from './aurora/aurora.css?url'
import avenue from './avenue/avenue.css?url'
import chalet from './chalet/chalet.css?url'
import gazette from './gazette/gazette.css?url'
import harbour from './harbour/harbour.css?url'
import maison from './maison/maison.css?url'
import metro from './metro/metro.css?url'
import orchard from './orchard/orchard.css?url'
import prairie from './prairie/prairie.css?url'

/** The address of each template's stylesheet, by the template's name. */
const STYLESHEETS: Record<string, string> = {
  atelier,
  aurora,
  avenue,
  chalet,
  gazette,
  harbour,
  maison,
  metro,
  orchard,
  prairie
}

/** @throws where a template has no stylesheet */
export function stylesheetOf({ name }: { name: string }): string {
  const address = STYLESHEETS[name]
  if (address === undefined) throw new Error(`The template ${name} has no stylesheet.`)
  return address
}
