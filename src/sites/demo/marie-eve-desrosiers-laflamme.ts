import type { DemoAgent } from './demo-agent.ts'

export const marieEveDesrosiersLaflamme: DemoAgent = {
  slug: 'marie-eve-desrosiers-laflamme',
  template_id: 10,
  look: {
    skin: '#f0c7a4',
    shade: '#d8a27c',
    hair: 'bun',
    hairColour: '#5b3a24',
    jacket: '#b23a1a',
    shirt: '#fff0c9',
    glasses: true
  },
  site: {
    language: 'fr',
    salesman_name: 'Marie-Ève Desrosiers-Laflamme',
    salesman_designation: 'Courtière immobilière agréée',
    salesman_contact: '4185550163',
    salesman_email: 'marie-eve@cap-blanc.example',
    company_name: 'Cap-Blanc Courtiers immobiliers',
    company_contact: '4185550110',
    company_address: '375, rue Saint-Jean, bureau 2',
    company_address_2: 'Québec (Québec) G1R 1N8',
    website_name: 'Marie-Ève Desrosiers-Laflamme',
    city: 'Québec',
    province: 'QC',
    scene: 'quebec',
    headline: 'Des murs qui ont une histoire. La suite est à vous.',
    intro:
      'Maisons ancestrales, condos en haute-ville et fermettes de l’île d’Orléans, choisis avec le cœur et vérifiés avec rigueur.',
    spoken: ['Français', 'anglais'],
    about: [
      'Architecte de formation, je restaure des maisons depuis vingt ans et j’en vends depuis douze. Pierre, pièce sur pièce ou brique : je sais ce que coûte un toit à refaire et ce que vaut une vue sur le fleuve.',
      'Avant chaque offre, vous recevez un carnet de visite illustré. Après la vente, je reste la personne qu’on appelle pour trouver un bon maçon.'
    ],
    listings: [
      {
        title: 'Maison normande face au fleuve',
        address: '1420, chemin Royal',
        area: 'Île d’Orléans',
        type: 'house',
        price: 789_000,
        beds: 4,
        baths: 2,
        squareFeet: 2310,
        drawing: { kind: 'norman', tone: 'brick' }
      },
      {
        title: 'Pied-à-terre dans le Vieux-Québec',
        address: '22, rue Sainte-Ursule, app. 3',
        area: 'Vieux-Québec',
        type: 'condo',
        price: 465_000,
        beds: 1,
        baths: 1,
        squareFeet: 690,
        drawing: { kind: 'row-house', tone: 'lake' }
      },
      {
        title: 'Maison de ville en pierre',
        address: '611, rue Saint-Olivier',
        area: 'Saint-Jean-Baptiste',
        type: 'townhouse',
        price: 628_000,
        beds: 3,
        baths: 2,
        squareFeet: 1620,
        drawing: { kind: 'row-house', tone: 'gold' }
      },
      {
        title: 'Toit vert et jardin clos',
        address: '85, avenue Maguire',
        area: 'Sillery',
        type: 'house',
        price: 1_075_000,
        beds: 5,
        baths: 3,
        squareFeet: 2890,
        drawing: { kind: 'norman', tone: 'pine' }
      },
      {
        title: 'Fermette et ses pommiers',
        address: '3140, avenue Royale',
        area: 'Beauport',
        type: 'house',
        price: 539_000,
        beds: 3,
        baths: 2,
        squareFeet: 1740,
        drawing: { kind: 'farmhouse', tone: 'mist' }
      },
      {
        title: 'Condo neuf près des Plaines',
        address: '580, Grande Allée Est, app. 610',
        area: 'Montcalm',
        type: 'condo',
        price: 712_000,
        beds: 2,
        baths: 2,
        squareFeet: 1130,
        drawing: { kind: 'midrise', tone: 'clay' }
      }
    ],
    areas: [
      { name: 'Montcalm', note: 'Les Plaines comme cour arrière.', vignette: 'park' },
      {
        name: 'Vieux-Québec',
        note: 'Des remparts, des clochers et le fleuve au bout.',
        vignette: 'old-town'
      },
      {
        name: 'Île d’Orléans',
        note: 'Des fraises, des granges et un seul pont.',
        vignette: 'fields'
      },
      { name: 'Saint-Roch', note: 'La basse-ville qui ne dort plus.', vignette: 'main-street' }
    ],
    testimonials: [
      {
        words:
          'Elle a reconnu les poutres d’origine sous le placoplâtre. Sans Marie-Ève, nous serions passés devant notre maison sans la voir.',
        who: 'Sophie et Mathieu',
        where: 'Achat à l’île d’Orléans'
      }
    ]
  }
}
