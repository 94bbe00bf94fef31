import stylesheet from './chalet.css?url'
import { CHALET as template } from './chalet.ts'
import { ChaletHero as Hero } from './chalet-hero.tsx'

export { Hero, stylesheet, template }
