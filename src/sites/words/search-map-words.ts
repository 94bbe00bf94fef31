import type { MapWords } from '#rules/listings/search/map-words.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

export const SEARCH_MAP_WORDS: Record<SiteLanguage, MapWords> = {
  en: {
    open: 'Show the map',
    close: 'Hide the map',
    loading: 'Loading the map…',
    failed: 'The map couldn’t be loaded. Please try again.',
    title: 'Map of the homes found',
    pins: 'Homes on the map',
    count: 'Homes on the map: {count}. A home whose seller doesn’t show its address isn’t on it.',
    cluster: '{count} homes: zoom in',
    together: '{count} homes at one place: list them',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    keys: 'Arrow keys move the map, + and − zoom.',
    searchHere: 'Search this area',
    drawBox: 'Draw a rectangle',
    drawShape: 'Draw a shape',
    drawingBox: 'Drag across the map to draw a rectangle.',
    drawingShape: 'Press on the map at each corner, then press Done.',
    done: 'Done',
    cancel: 'Cancel',
    schematic: 'A simple map of the areas: distances are true to scale, streets aren’t drawn.',
    google: 'Open Google Maps instead',
    googleAsk:
      'Google Maps is loaded only if you press this. Google then receives your IP address and what you look at on the map, and may store cookies.',
    shown: '{shown} shown of {total}.'
  },
  fr: {
    open: 'Afficher la carte',
    close: 'Masquer la carte',
    loading: 'Chargement de la carte…',
    failed: 'La carte n’a pas pu être chargée. Veuillez réessayer.',
    title: 'Carte des propriétés trouvées',
    pins: 'Propriétés sur la carte',
    count:
      'Propriétés sur la carte : {count}. Une propriété dont le vendeur masque l’adresse n’y figure pas.',
    cluster: '{count} propriétés : agrandir',
    together: '{count} propriétés au même endroit : les afficher',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    keys: 'Les flèches déplacent la carte; + et − changent l’échelle.',
    searchHere: 'Chercher dans ce secteur',
    drawBox: 'Tracer un rectangle',
    drawShape: 'Tracer une forme',
    drawingBox: 'Faites glisser le pointeur sur la carte pour tracer un rectangle.',
    drawingShape: 'Appuyez sur la carte à chaque coin, puis sur Terminer.',
    done: 'Terminer',
    cancel: 'Annuler',
    schematic:
      'Une carte simple des secteurs : les distances sont à l’échelle, les rues ne sont pas tracées.',
    google: 'Ouvrir plutôt Google Maps',
    googleAsk:
      'Google Maps n’est chargé que si vous appuyez sur ce bouton. Google reçoit alors votre adresse IP et ce que vous regardez sur la carte, et peut conserver des témoins.',
    shown: '{shown} affichées sur {total}.'
  }
}
