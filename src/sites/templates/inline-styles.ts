import atelier from './atelier/atelier.css?inline'
import aurora from './aurora/aurora.css?inline'
import avenue from './avenue/avenue.css?inline'
import chalet from './chalet/chalet.css?inline'
import gazette from './gazette/gazette.css?inline'
import harbour from './harbour/harbour.css?inline'
import maison from './maison/maison.css?inline'
import metro from './metro/metro.css?inline'
import orchard from './orchard/orchard.css?inline'
import prairie from './prairie/prairie.css?inline'

/** Each template's stylesheet, by the template's name. */
const STYLES: Record<string, string> = {
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

/** The stylesheet that a page carries in itself. @throws where a template has none */
export function inlineStyles({ name }: { name: string }): string {
  const styles = STYLES[name]
  if (styles === undefined) throw new Error(`The template ${name} has no stylesheet.`)
  return styles
}
