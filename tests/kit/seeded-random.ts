/** Pseudo-random numbers in [0, 1), determined by the seed. */
export { seededRandom } from '#panel/services/listing-feed/sample-feed/seeded-random.ts'
