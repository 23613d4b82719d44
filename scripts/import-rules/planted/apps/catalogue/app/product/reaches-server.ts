import { findProduct } from '../../server/find-product';

export const broken = findProduct;
