/** Where the browser keeps calm mode: a `StoredCalm` (calmMode.ts) as JSON; nothing while it is off. It leaves the device in no request. */
export const calmKey = 'lupaCalm';

/** Address of what turns calm mode on: `#calma`, on any page. Without script it leads to the box in the footer. */
export const calmAnchor = 'calma';
export const calmDialogId = 'calm-mode';
export const calmTemplateId = 'calm-template';
