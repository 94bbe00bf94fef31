type Area = { name: string; latitude: number; longitude: number; postal: string; level: number }

export type City = {
  city: string
  province: string
  language: 'en' | 'fr'
  board: { name: string; key: string }
  areaCode: string
  timeZone: string
  /** What a square foot costs, and the year most homes were built. */
  perFoot: number
  built: number
  areas: [Area, ...Area[]]
  streets: [string, ...string[]]
  suffixes: [string, ...string[]]
}

/** Places are real, so that the map is; streets, numbers and homes on them are invented. */
export const CITIES: [City, ...City[]] = [
  {
    city: 'Toronto',
    province: 'Ontario',
    language: 'en',
    board: { name: 'Sample Board of the Lakes', key: '901' },
    areaCode: '416',
    timeZone: 'America/Toronto',
    perFoot: 820,
    built: 1955,
    areas: [
      { name: 'Leslieville', latitude: 43.663, longitude: -79.335, postal: 'M4M', level: 1.1 },
      { name: 'The Junction', latitude: 43.665, longitude: -79.465, postal: 'M6P', level: 1.05 },
      { name: 'Willowdale', latitude: 43.77, longitude: -79.41, postal: 'M2N', level: 1 },
      {
        name: 'Scarborough Village',
        latitude: 43.74,
        longitude: -79.215,
        postal: 'M1J',
        level: 0.8
      }
    ],
    streets: ['Alderbrae', 'Finchcroft', 'Kestrelwood', 'Marlpit', 'Quillstone', 'Tamarack Glen'],
    suffixes: ['Avenue', 'Crescent', 'Road', 'Street']
  },
  {
    city: 'Vancouver',
    province: 'British Columbia',
    language: 'en',
    board: { name: 'Sample Board of the Coast', key: '902' },
    areaCode: '604',
    timeZone: 'America/Vancouver',
    perFoot: 1050,
    built: 1972,
    areas: [
      { name: 'Kitsilano', latitude: 49.266, longitude: -123.16, postal: 'V6K', level: 1.2 },
      { name: 'Mount Pleasant', latitude: 49.262, longitude: -123.1, postal: 'V5T', level: 1 },
      {
        name: 'Hastings-Sunrise',
        latitude: 49.278,
        longitude: -123.045,
        postal: 'V5K',
        level: 0.9
      },
      { name: 'Marpole', latitude: 49.211, longitude: -123.128, postal: 'V6P', level: 0.85 }
    ],
    streets: ['Arbutus Hill', 'Cormorant', 'Driftstone', 'Heronsgate', 'Salalwood', 'Tidewrack'],
    suffixes: ['Avenue', 'Drive', 'Street', 'Way']
  },
  {
    city: 'Calgary',
    province: 'Alberta',
    language: 'en',
    board: { name: 'Sample Board of the Foothills', key: '903' },
    areaCode: '403',
    timeZone: 'America/Edmonton',
    perFoot: 390,
    built: 1990,
    areas: [
      { name: 'Bridgeland', latitude: 51.054, longitude: -114.04, postal: 'T2E', level: 1.15 },
      { name: 'Altadore', latitude: 51.016, longitude: -114.104, postal: 'T2T', level: 1.2 },
      { name: 'Tuscany', latitude: 51.125, longitude: -114.245, postal: 'T3L', level: 0.95 },
      { name: 'McKenzie Towne', latitude: 50.918, longitude: -113.96, postal: 'T2Z', level: 0.85 }
    ],
    streets: ['Bearspaw Ridge', 'Chinook Bend', 'Larkspur', 'Pronghorn', 'Sagebrook', 'Willet'],
    suffixes: ['Close', 'Court', 'Drive', 'Street']
  },
  {
    city: 'Gatineau',
    province: 'Quebec',
    language: 'fr',
    board: { name: "Chambre d'exemple de l'Outaouais", key: '904' },
    areaCode: '819',
    timeZone: 'America/Toronto',
    perFoot: 340,
    built: 1985,
    areas: [
      { name: 'Aylmer', latitude: 45.396, longitude: -75.845, postal: 'J9H', level: 1.1 },
      { name: 'Hull', latitude: 45.428, longitude: -75.725, postal: 'J8X', level: 1 },
      { name: "Vallée-de-l'Érable", latitude: 45.485, longitude: -75.7, postal: 'J8R', level: 0.9 }
    ],
    streets: [
      'des Bernaches',
      'du Grand-Pin',
      "de l'Anse-aux-Saules",
      'des Mésanges',
      'du Ruisselet'
    ],
    suffixes: ['Rue']
  },
  {
    city: 'Halifax',
    province: 'Nova Scotia',
    language: 'en',
    board: { name: 'Sample Board of the Harbour', key: '905' },
    areaCode: '902',
    timeZone: 'America/Halifax',
    perFoot: 360,
    built: 1978,
    areas: [
      { name: 'North End', latitude: 44.664, longitude: -63.6, postal: 'B3K', level: 1.1 },
      { name: 'Clayton Park', latitude: 44.66, longitude: -63.655, postal: 'B3M', level: 0.95 },
      { name: 'Eastern Passage', latitude: 44.612, longitude: -63.49, postal: 'B3G', level: 0.8 }
    ],
    streets: ["Caller's Cove", 'Gannet', 'Lightkeeper', 'Mizzenmast', 'Spruce Barrens'],
    suffixes: ['Avenue', 'Drive', 'Lane', 'Street']
  }
]
