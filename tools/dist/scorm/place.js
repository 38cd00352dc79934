// In a learning platform there is no site beside the element, to which its links could lead.
export const copied = false;
export const siteAddress = () => null;
export function whenPlaced() {}
export const defineBy = (define) => define();
