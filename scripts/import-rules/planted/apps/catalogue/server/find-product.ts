export const findProduct = 1;
