/** Where the name servers are changed at one registrar. */
export type Registrar = { name: string; signIn: string; clicks: string[]; remark?: string }
