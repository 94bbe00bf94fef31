import type { DemoAgent } from './demo-agent.ts'

export const lucTremblay: DemoAgent = {
  slug: 'luc-tremblay',
  template_id: 8,
  look: {
    skin: '#e3b08a',
    shade: '#c98f69',
    hair: 'crop',
    hairColour: '#4b2f22',
    jacket: '#1f5f70',
    shirt: '#fff6e6',
    beard: true
  },
  site: {
    language: 'fr',
    salesman_name: 'Luc Tremblay',
    salesman_designation: 'Courtier immobilier résidentiel',
    salesman_contact: '5145550142',
    salesman_email: 'luc@plateau-immobilier.example',
    company_name: 'Plateau Immobilier',
    company_contact: '5145550110',
    company_address: '4410, avenue du Mont-Royal Est',
    company_address_2: 'Montréal (Québec) H2H 2J4',
    website_name: 'Luc Tremblay',
    city: 'Montréal',
    province: 'QC',
    scene: 'montreal',
    headline: 'Chez vous à Montréal, au bon étage.',
    intro:
      'Triplex, condos divis ou indivis, maisons de ville : je vous guide de la première visite jusque chez le notaire.',
    spoken: ['Français', 'anglais', 'espagnol'],
    about: [
      'Quinze ans de courtage entre le canal de Lachine et Rosemont m’ont appris à lire un escalier, une toiture et un certificat de localisation. Je prends le temps de les lire avec vous.',
      'Vous vendez un plex? Je monte le dossier des baux avant d’afficher. Vous achetez? Je vous dis franchement quand il vaut mieux attendre.'
    ],
    listings: [
      {
        title: 'Triplex à escalier tournant',
        address: '4652, rue Fabre',
        area: 'Plateau-Mont-Royal',
        type: 'house',
        price: 1_395_000,
        beds: 6,
        baths: 3,
        squareFeet: 3450,
        drawing: { kind: 'triplex', tone: 'brick' }
      },
      {
        title: 'Condo lumineux près du marché',
        address: '7075, avenue Casgrain, app. 302',
        area: 'Petite-Italie',
        type: 'condo',
        price: 549_000,
        beds: 2,
        baths: 1,
        squareFeet: 915,
        drawing: { kind: 'midrise', tone: 'lake' }
      },
      {
        title: 'Maison de ville et sa cour fleurie',
        address: '2218, rue Coursol',
        area: 'Petite-Bourgogne',
        type: 'townhouse',
        price: 829_000,
        beds: 3,
        baths: 2,
        squareFeet: 1540,
        drawing: { kind: 'row-house', tone: 'rose' }
      },
      {
        title: 'Loft dans une ancienne filature',
        address: '4200, rue Saint-Ambroise, app. 417',
        area: 'Saint-Henri',
        type: 'condo',
        price: 618_000,
        beds: 1,
        baths: 1,
        squareFeet: 1080,
        drawing: { kind: 'loft', tone: 'clay' }
      },
      {
        title: 'Cottage rénové à deux pas du parc',
        address: '5530, 3e Avenue',
        area: 'Rosemont',
        type: 'house',
        price: 945_000,
        beds: 4,
        baths: 2,
        squareFeet: 1890,
        drawing: { kind: 'foursquare', tone: 'sand' }
      },
      {
        title: 'Premier achat au pied de la montagne',
        address: '3700, chemin de la Côte-des-Neiges',
        area: 'Côte-des-Neiges',
        type: 'condo',
        price: 389_000,
        beds: 1,
        baths: 1,
        squareFeet: 585,
        drawing: { kind: 'tower', tone: 'slate' }
      }
    ],
    areas: [
      {
        name: 'Le Plateau',
        note: 'Balcons, ruelles vertes et boulangeries.',
        vignette: 'main-street'
      },
      {
        name: 'Petite-Italie',
        note: 'Le marché Jean-Talon comme garde-manger.',
        vignette: 'market'
      },
      { name: 'Saint-Henri', note: 'Le canal à vélo, les usines en lofts.', vignette: 'water' },
      { name: 'Rosemont', note: 'De grands parcs et des voisins qui jasent.', vignette: 'park' }
    ],
    testimonials: [
      {
        words:
          'Luc a trouvé la fissure que l’inspecteur avait manquée, puis il a négocié le prix de la réparation. On lui confie déjà notre prochain triplex.',
        who: 'Camille et Antoine',
        where: 'Achat à Rosemont'
      },
      {
        words: 'Vendu en neuf jours, sans stress et au-dessus de l’évaluation.',
        who: 'Denise G.',
        where: 'Vente dans Petite-Italie'
      }
    ]
  }
}
