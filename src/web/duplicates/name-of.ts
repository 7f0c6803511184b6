export const nameOf = ({ name, email }: { name: string | null; email: string }) => name ?? email
