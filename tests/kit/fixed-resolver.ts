import type { NameServers, Resolver } from '#panel/services/dns/resolver.ts'

/** Answers from tables: the second one by 'TYPE name'. */
export function fixedResolver(
  table: Record<string, NameServers>,
  records: Record<string, string[]> = {}
): Resolver {
  return {
    nameServers: async (domain) => table[domain] ?? { problem: 'no-domain' },
    lookUp: async (name, type) => ({ found: records[`${type} ${name}`] ?? [] })
  }
}
