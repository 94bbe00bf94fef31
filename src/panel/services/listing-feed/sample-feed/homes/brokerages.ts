import { feedTime } from '../../feed-time.ts'
import type { FeedRecord } from '../odata/evaluate-filter.ts'
import type { Chance } from './chance.ts'
import type { City } from './cities.ts'

export type Brokerages = { offices: FeedRecord[]; members: FeedRecord[] }

const NAMES: [string, ...string[]] = [
  'Lantern & Oak Realty',
  'Northwater Homes',
  'Cobble Hill Realty'
]
const FIRST: [string, ...string[]] = [
  'Amara',
  'Benoît',
  'Chidi',
  'Dana',
  'Élise',
  'Farid',
  'Grace',
  'Hugo',
  'Imani',
  'Jun'
]
const LAST: [string, ...string[]] = [
  "D'Arcy",
  'Fontaine',
  'Kowalczyk',
  'Lindqvist',
  "O'Rourke",
  'Okafor',
  'Sandhu',
  'Tremblay',
  'Wu'
]

/** Three offices and nine agents of a city. Numbers are of the 555-01 block, which nobody has. */
export function brokeragesOf(city: City, at: Date, chance: Chance): Brokerages {
  const stamped = { ModificationTimestamp: feedTime(at), OriginalEntryTimestamp: feedTime(at) }
  const offices = NAMES.map((name, place): FeedRecord => {
    const key = `${city.board.key}0${place}`
    return {
      ...stamped,
      OfficeKey: key,
      OfficeMlsId: `S${key}`,
      OfficeNationalAssociationId: `90${key}`,
      OfficeAORKey: city.board.key,
      OfficeAOR: city.board.name,
      OfficeName: `${name} ${city.city}${city.language === 'fr' ? ', agence immobilière' : ', Brokerage'}`,
      OfficePhone: phone(city, chance),
      OfficeAddress1: `${chance.whole(10, 990)} ${city.streets[0]} ${city.suffixes[0]}`,
      OfficeCity: city.city,
      OfficeStateOrProvince: city.province,
      OfficePostalCode: `${city.areas[0].postal}1A1`,
      OfficeCountry: 'Canada',
      OfficeType: 'Firm',
      OfficeStatus: 'Active',
      OfficeSocialMedia: [],
      Media: []
    }
  })
  const members = offices.flatMap(({ OfficeKey }, office) =>
    [0, 1, 2].map((place): FeedRecord => {
      const key = `${city.board.key}1${office}${place}`
      return {
        ...stamped,
        MemberKey: key,
        MemberMlsId: `A${key}`,
        MemberNationalAssociationId: `80${key}`,
        OfficeKey,
        MemberAORKey: city.board.key,
        MemberAOR: city.board.name,
        MemberFirstName: chance.one(FIRST),
        MemberLastName: chance.one(LAST),
        JobTitle: city.language === 'fr' ? 'Courtier immobilier' : 'Salesperson',
        MemberOfficePhone: phone(city, chance),
        MemberLanguages: city.language === 'fr' ? ['French', 'English'] : ['English'],
        MemberCity: city.city,
        MemberStateOrProvince: city.province,
        MemberCountry: 'Canada',
        MemberStatus: 'Active',
        MemberType: 'Salesperson',
        MemberEmailYN: true,
        MemberSocialMedia: [],
        Media: []
      }
    })
  )
  return { offices, members }
}

function phone({ areaCode }: City, chance: Chance): string {
  return `${areaCode}-555-01${String(chance.whole(0, 99)).padStart(2, '0')}`
}
