export const demoPassword = 'glide-demo'

export const demoAdmin = 'admin@glide.test'
export const demoBuyer = 'buyer@glide.test'
export const demoTalent = 'talent@glide.test'

export const demoSignIns = [demoAdmin, demoBuyer, demoTalent]
