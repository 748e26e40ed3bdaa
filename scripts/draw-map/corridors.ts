/** The main streets that the map shows, by the spellings that mean them in reports of crashes. */
export const corridors: Readonly<Record<string, RegExp>> = {
  '73rd Avenue': /^73rd Av$/,
  '98th Avenue': /^98th( Av)?$/,
  'Bancroft Avenue': /^Bancroft( Av)?$/,
  Broadway: /^Broadway$/,
  'Foothill Boulevard': /^Foothill( Bl)?$/,
  'Fruitvale Avenue': /^Fruitvale( Av)?$/,
  'Grand Avenue': /^(W(est)? )?Grand( Av)?$/,
  'Hegenberger Road': /^Hegenberger( Rd)?$/,
  'High Street': /^High St$/,
  'International Boulevard': /^International( Bl)?$/,
  'MacArthur Boulevard': /^(W(est)? )?MacArthur( Bl)?$/,
  'Market Street': /^Market( St)?$/,
  'San Leandro Street': /^San Leandro( St)?$/,
  'San Pablo Avenue': /^San Pablo( Av)?$/,
  'Seminary Avenue': /^Seminary( Av)?$/,
  'Telegraph Avenue': /^Telegraph( Av)?$/,
}
