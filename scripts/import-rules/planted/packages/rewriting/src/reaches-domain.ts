import { cents } from '../../domain/src/money';

export const broken = cents;
