/** How long a firm may take back a decision on applications or weeks. The database keeps to it, and holds the emails for as long. */
export const undoSeconds = 20
