export { inTime } from '#gateways/in-time.ts'
