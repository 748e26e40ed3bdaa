import type { Locale } from '#language/locales.ts'

/**
 * How people say where they are, as they type it, and what they should get. Those that a search from
 * outside tried stand first in each group.
 *
 * `=` this place, at once · `?` a question, with this place among the choices · `>` outside, by name ·
 * `~` a corner whose place is doubtful · `-` nothing.
 */
export interface Phrasing {
  locale: Locale
  text: string
  expected: string
}

const english = `
Fruitvale = Fruitvale Station
MLK and 40th ~Martin Luther King Jr Way and 40th Street
Martin Luther King and 40th ~Martin Luther King Jr Way and 40th Street
Lake Merritt = Lake Merritt
lake merritt bart = Lake Merritt BART
Fruitvale BART = Fruitvale BART
Rockridge BART = Rockridge BART
MacArthur BART = MacArthur BART
12th St BART = 12th Street BART
19th street bart = 19th Street BART
West Oakland BART = West Oakland BART
Coliseum BART = Coliseum BART
Oakland Coliseum = Oakland Coliseum
the airport = Oakland Airport
Oakland airport = Oakland Airport
Highland Hospital = Wilma Chan Highland Hospital Campus
Uptown = Uptown
Little Saigon = Little Saigon
Berkeley > Berkeley
Emeryville > Emeryville
I-880 > I-880
94601-1234 = ZIP 94601
E 14th and High = International Boulevard and High Street
1411 East 31st Street = Wilma Chan Highland Hospital Campus
Mills College = Mills College
Alameda > Alameda
San Leandro > San Leandro
Piedmont > Piedmont
rockridge = Rockridge
ROCKRIDGE = Rockridge
Temescal = Temescal
temescal oakland = Temescal
Dimond = Dimond
the dimond = Dimond
dimond district = Dimond
laurel = Laurel
laurel district = Laurel
montclair = Montclair
montclair village = Montclair
downtown = Downtown
downtown oakland = Downtown
chinatown = Chinatown
oakland chinatown = Chinatown
china town = Chinatown
jack london = Old City/Produce & Waterfront (Jack London)
jack london square = Old City/Produce & Waterfront (Jack London)
old oakland = Old City/Produce & Waterfront (Jack London)
west oakland = Prescott (West Oakland)
eastlake = Clinton (Eastlake)
grand lake = Grand Lake
adams point = Adams Point
piedmont ave = Piedmont Avenue
piedmont avenue = Piedmont Avenue
lakeshore = Lakeshore
trestle glen = Trestle Glen
glenview = Glenview
maxwell park = Maxwell Park
eastmont = Eastmont
elmhurst = Elmhurst Park
sobrante park = Sobrante Park
brookfield = Brookfield Village
havenscourt = Bancroft Business/Havenscourt
golden gate = Golden Gate
longfellow = Longfellow
bushrod = Bushrod
redwood heights = Redwood Heights
millsmont = Millsmont
pill hill = Pill Hill
hoover foster = Hoover/Foster
ghost town = Hoover/Foster
St. Elizabeth = St. Elizabeth
near rockridge = Rockridge
I'm in Fruitvale = Fruitvale Station
in the laurel = Laurel
coliseum = Coliseum
seminary = Seminary
94601 = ZIP 94601
94621 = ZIP 94621
zip 94605 = ZIP 94605
zip code 94612 = ZIP 94612
Oakland, CA 94607 = ZIP 94607
oakland 94603 = ZIP 94603
district 3 = District 3
District 7 = District 7
d5 = District 5
council district 2 = District 2
city council district 6 = District 6
high and international = High Street and International Boulevard
high & international = High Street and International Boulevard
International and High = International Boulevard and High Street
High St / International Blvd = High Street and International Boulevard
high international = High Street and International Boulevard
73rd and international = 73rd Avenue and International Boulevard
73rd & Bancroft = 73rd Avenue and Bancroft Avenue
73rd ave and macarthur = 73rd Avenue and MacArthur Boulevard
73 and bancroft = 73rd Avenue and Bancroft Avenue
98th and macarthur = 98th Avenue and MacArthur Boulevard
98th ave & bancroft = 98th Avenue and Bancroft Avenue
35th and macarthur = 35th Avenue and MacArthur Boulevard
35th ave and foothill = 35th Avenue and Foothill Boulevard
fruitvale and foothill = Fruitvale Avenue and Foothill Boulevard
fruitvale ave & international blvd = Fruitvale Avenue and International Boulevard
Fruitvale Avenue at MacArthur = Fruitvale Avenue and MacArthur Boulevard
corner of fruitvale and macarthur = Fruitvale Avenue and MacArthur Boulevard
broadway and 14th = Broadway and 14th Street
14th & Broadway = 14th Street and Broadway
14th and broadway downtown = ?14th Street and Broadway
broadway & grand = Broadway and Grand Avenue
telegraph and 51st = Telegraph Avenue and 51st Street
51st and telegraph = 51st Street and Telegraph Avenue
40th and telegraph = 40th Street and Telegraph Avenue
telegraph ave and 27th st = Telegraph Avenue and 27th Street
MLK & 52nd = Martin Luther King Jr Way and 52nd Street
Martin Luther King Jr Way and 14th = Martin Luther King Jr Way and 14th Street
san pablo and 40th = ?San Pablo Avenue and
san pablo ave & grand = ?San Pablo Avenue and West Grand Avenue
market and 7th = Market Street and 7th Street
7th and market = 7th Street and Market Street
7th and mandela = 7th Street and Mandela Parkway
college and claremont = College Avenue and Claremont Avenue
college ave & broadway = College Avenue and Broadway
foothill and seminary = Foothill Boulevard and Seminary Avenue
seminary & international = Seminary Avenue and International Boulevard
macarthur and park = MacArthur Boulevard and Park Boulevard
park blvd and macarthur = Park Boulevard and MacArthur Boulevard
hegenberger and doolittle = Hegenberger Road and Doolittle Drive
hegenberger & san leandro st ~Hegenberger Road and San Leandro Street
E 12th and Fruitvale = East 12th Street and Fruitvale Avenue
e12th & 35th ave = East 12th Street and 35th Avenue
E. 12th St @ Fruitvale Ave = East 12th Street and Fruitvale Avenue
66th and san leandro street = 66th Avenue and San Leandro Street
66th ave & international = 66th Avenue and International Boulevard
90th and bancroft = 90th Avenue and Bancroft Avenue
82nd and international = 82nd Avenue and International Boulevard
international between 73rd and 74th = International Boulevard and 73rd Avenue
E14th and 98th = International Boulevard and 98th Avenue
east 14th & fruitvale = International Boulevard and Fruitvale Avenue
redwood and mountain = Redwood Road and Mountain Boulevard
lakeshore and lake park = Lakeshore Avenue and Lake Park Avenue
grand and lake park = Grand Avenue and Lake Park Avenue
foothill/fruitvale = Foothill Boulevard and Fruitvale Avenue
bancroft, 73rd = Bancroft Avenue and 73rd Avenue
3400 international blvd = 3400 block of International Boulevard
7300 International = 7300 block of International Boulevard
7311 international blvd oakland = 7300 block of International Boulevard
1850 fruitvale ave = 1800 block of Fruitvale Avenue
4000 broadway = 4000 block of Broadway
5100 telegraph = 5100 block of Telegraph Avenue
9800 macarthur blvd = 9800 block of MacArthur Boulevard
2201 Broadway = 2200 block of Broadway
747 52nd street = UCSF Benioff Children's Hospital Oakland
275 W MacArthur Blvd = Kaiser Permanente Oakland Medical Center
350 hawthorne ave = Alta Bates Summit Medical Center, Summit Campus
kaiser oakland = Kaiser Permanente Oakland Medical Center
kaiser = ?Kaiser Permanente Oakland Medical Center
childrens hospital = UCSF Benioff Children's Hospital Oakland
Children's Hospital Oakland = UCSF Benioff Children's Hospital Oakland
summit hospital = Alta Bates Summit Medical Center, Summit Campus
alta bates = ?Alta Bates Summit Medical Center, Summit Campus
highland = ?Wilma Chan Highland Hospital Campus
eden hospital = Sutter Eden Medical Center
mills = Mills College
Laney = Laney College
laney college = Laney College
merritt college = Merritt College
oakland zoo = Oakland Zoo
the zoo = Oakland Zoo
fairyland = Children’s Fairyland
city hall = City Hall
oakland city hall = City Hall
frank ogawa plaza = City Hall
fox theater = Fox Theater
the fox = Fox Theater
paramount theatre = Paramount Theatre
grand lake theater = Grand Lake Theatre
oakland museum = Oakland Museum
courthouse = Alameda County courthouse
main library = Main Library
eastmont mall = Eastmont Town Center
eastmont transit center = Eastmont Town Center
oakland tech = Oakland Technical High School
oakland high = Oakland High School
castlemont high school = Castlemont
amtrak = Amtrak at Jack London Square
ferry terminal = Oakland Ferry Terminal
bart fruitvale = Fruitvale BART
coliseum station = Coliseum BART
oracle arena = Oakland Coliseum
OAK = Oakland Airport
joaquin miller park = Joaquin Miller Park
dimond park = Dimond Park
mosswood park = Mosswood
mountain view cemetery = Mountain View Cemetery
police station = Police headquarters
880 > I-880
interstate 580 > I-580
highway 13 > Highway 13
bay bridge > I-80
alameda, ca > Alameda
downtown berkeley > Berkeley
san francisco > San Francisco
hayward > Hayward
fremont > Fremont
east oakland ?Eastmont
north oakland ?Temescal
international ?International Boulevard and High Street
broadway ?Broadway
rockrige ?Rockridge
rock ridge = Rockridge
fruitvail ?Fruitvale Station
fruit vale = Fruitvale Station
temascal ?Temescal
chinatwon ?Chinatown
lake merrit ?Lake Merritt
internatonal and high ?International Boulevard and High Street
brodway and 14th ?Broadway and 14th Street
bancoft and 73rd ?Bancroft Avenue and 73rd Avenue
hegenburger and doolittle ?Hegenberger Road and Doolittle Drive
rockridge bart station = Rockridge BART
walgreens on fruitvale ?Fruitvale Station
my house -
asdfgh -
94999 -
`

const spanish = `
la 73 y la internacional = 73rd Avenue e International Boulevard
MLK y la 40 ~Martin Luther King Jr Way y 40th Street
lago merritt = Lago Merritt
centro = Downtown
barrio chino = Chinatown
Fruitvale = Fruitvale Station
la fruitvale = Fruitvale Station
en fruitvale = Fruitvale Station
estoy en fruitvale = Fruitvale Station
cerca de fruitvale = Fruitvale Station
barrio fruitvale = Fruitvale Station
el centro = Downtown
el centro de oakland = Downtown
centro de oakland = Downtown
el barrio chino = Chinatown
chinatown = Chinatown
oeste de oakland = Prescott (West Oakland)
san antonio = Rancho San Antonio
el lago = Lago Merritt
el aeropuerto = Aeropuerto de Oakland
aeropuerto de oakland = Aeropuerto de Oakland
el coliseo = Coliseo de Oakland
coliseo de oakland = Coliseo de Oakland
bart de fruitvale = Fruitvale BART
estacion de bart fruitvale = Fruitvale BART
estación fruitvale = Fruitvale BART
bart del coliseo = Coliseum BART
bart de la 12 = 12th Street BART
bart lago merritt = Lake Merritt BART
bart de west oakland = West Oakland BART
hospital highland = Wilma Chan Highland Hospital Campus
el hospital highland = Wilma Chan Highland Hospital Campus
hospital de niños = UCSF Benioff Children's Hospital Oakland
hospital kaiser = ?Kaiser Permanente Oakland Medical Center
hospital del condado = Wilma Chan Highland Hospital Campus
la alcaldía = Alcaldía
la corte = Corte del condado de Alameda
la biblioteca = Biblioteca principal
el zoológico = Zoológico de Oakland
parque dimond = Dimond Park
parque san antonio = San Antonio Park
universidad mills = Mills College
estación de policía = Jefatura de policía
código postal 94601 = Código postal 94601
94601 = Código postal 94601
c.p. 94621 = Código postal 94621
distrito 5 = Distrito 5
el distrito 3 = Distrito 3
distrito 7 del concejo = Distrito 7
la internacional y high = International Boulevard y High Street
high e international = High Street e International Boulevard
internacional y la 98 = International Boulevard y 98th Avenue
la 98 y la internacional = 98th Avenue e International Boulevard
la 35 y foothill = 35th Avenue y Foothill Boulevard
avenida 35 y macarthur = 35th Avenue y MacArthur Boulevard
la 73 con bancroft = 73rd Avenue y Bancroft Avenue
avenida 73 esquina con bancroft = 73rd Avenue y Bancroft Avenue
la fruitvale y la foothill = Fruitvale Avenue y Foothill Boulevard
fruitvale e internacional = Fruitvale Avenue e International Boulevard
avenida fruitvale y bulevar international = Fruitvale Avenue e International Boulevard
broadway y la 14 = Broadway y 14th Street
la 14 y broadway = 14th Street y Broadway
calle 14 y broadway = 14th Street y Broadway
telegraph y la 51 = Telegraph Avenue y 51st Street
la 40 y telegraph = 40th Street y Telegraph Avenue
la 7 y market = 7th Street y Market Street
san pablo y la 40 = ?San Pablo Avenue y
la 66 y san leandro street = 66th Avenue y San Leandro Street
seminary y foothill = Seminary Avenue y Foothill Boulevard
la seminary y la internacional = Seminary Avenue e International Boulevard
la este 14 y fruitvale = International Boulevard y Fruitvale Avenue
esquina de high e international = High Street e International Boulevard
internacional entre la 73 y la 74 = International Boulevard y 73rd Avenue
3400 internacional = Cuadra 3400 de International Boulevard
1411 E 31st St = Wilma Chan Highland Hospital Campus
berkeley > Berkeley
la isla de alameda > Alameda
san leandro > San Leandro
la 880 > I-880
autopista 580 > I-580
piedmont > Piedmont
la high y la internacional = High Street e International Boulevard
frutvale ?Fruitvale Station
fruitbale ?Fruitvale Station
lago merrit ?Lago Merritt
la internasional y high ?International Boulevard y High Street
este de oakland ?Eastmont
mi casa -
`

const moreEnglish = `
I'm by the Fox Theater = Fox Theater
Grand Lake Theater = Grand Lake Theatre
corner of Seminary and Foothill = Seminary Avenue and Foothill Boulevard
98th & MacArthur = 98th Avenue and MacArthur Boulevard
Fruitvale and E 27th = Fruitvale Avenue and East 27th Street
35th ave and macarthur blvd = 35th Avenue and MacArthur Boulevard
Telegraph & 51st = Telegraph Avenue and 51st Street
51st and Telegraph = 51st Street and Telegraph Avenue
San Pablo at Grand ?San Pablo Avenue and West Grand Avenue
W Grand and Adeline = West Grand Avenue and Adeline Street
Adeline & 14th st, West Oakland = Adeline Street and 14th Street
I was hit at 14th and Broadway = 14th Street and Broadway
broadway and college = Broadway and College Avenue
college & claremont = College Avenue and Claremont Avenue
Lakeshore and Mandana = Lakeshore Avenue and Mandana Boulevard
Grand and Lakeshore ~Grand Avenue and Lakeshore Avenue
Park Blvd & E 18th = Park Boulevard and East 18th Street
12th Street BART = 12th Street BART
19th st bart station = 19th Street BART
West Oakland BART = West Oakland BART
coliseum bart = Coliseum BART
Ashby BART > Berkeley
san leandro bart > San Leandro
Bay Fair BART > San Leandro
94603 = ZIP 94603
zip 94610 = ZIP 94610
94612 Oakland CA = ZIP 94612
94577 > San Leandro
Deep East Oakland ?Castlemont
East Oakland ?Eastmont
West Oakland = Prescott (West Oakland)
North Oakland ?Temescal
the Dimond = Dimond
Dimond district = Dimond
Laurel District = Laurel
maxwell park = Maxwell Park
Ghost Town = Hoover/Foster
Dogtown = Clawson
KONO = Uptown
Jingletown = Jingletown
Brookfield = Brookfield Village
Sobrante Park = Sobrante Park
Jack London Square = Old City/Produce & Waterfront (Jack London)
Old Oakland = Old City/Produce & Waterfront (Jack London)
Temescal = Temescal
piedmont ave = Piedmont Avenue
Montclair Village = Montclair
Glenview = Glenview
Eastmont Mall = Eastmont Town Center
Eastmont Town Center = Eastmont Town Center
Fruitvale Village = Fruitvale BART
Foothill Square = Foothill Square
Mandela Parkway and 7th = Mandela Parkway and 7th Street
mandela and grand ?Mandela Parkway and West Grand Avenue
Kaiser on Broadway ?Kaiser Permanente Oakland Medical Center
Children's Hospital = UCSF Benioff Children's Hospital Oakland
Summit hospital = Alta Bates Summit Medical Center, Summit Campus
pill hill = Pill Hill
highland emergency room = Wilma Chan Highland Hospital Campus
Laney = Laney College
Merritt College = Merritt College
Oakland Tech = Oakland Technical High School
Oakland Airport terminal 1 = Oakland Airport
OAK airport = Oakland Airport
Oakland zoo = Oakland Zoo
Knowland park = Oakland Zoo
the Oakland Museum = Oakland Museum
city hall = City Hall
Frank Ogawa Plaza = City Hall
Amtrak Jack London = Amtrak at Jack London Square
Port of Oakland > Port of Oakland
Redwood Regional Park > Redwood Regional Park
joaquin miller park = Joaquin Miller Park
5200 International Blvd = 5200 block of International Boulevard
2000 block of MacArthur = 2000 block of MacArthur Boulevard
3400 Fruitvale Ave = 3400 block of Fruitvale Avenue
1 Frank Ogawa plaza = City Hall
8500 bancroft ave Oakland CA 94603 = 8500 block of Bancroft Avenue
2201 Broadway = 2200 block of Broadway
Broadwy and 20th ?Broadway and 20th Street
Internatonal and 82nd ?International Boulevard and 82nd Avenue
foothil and 55th ?Foothill Boulevard and 55th Avenue
Telegragh & 40th ?Telegraph Avenue and 40th Street
hegenburger rd ?Hegenberger Road and
Hegenberger and Edgewater ~Hegenberger Road and Edgewater Drive
Doolittle drive ?Doolittle Drive and
880 at High Street > I-880
580 freeway > I-580
hwy 13 > Highway 13
San Francisco > San Francisco
Hayward > Hayward
Walnut Creek > Walnut Creek
bay bridge > I-80
Emeryville > Emeryville
asdfgh -
`

const moreSpanish = `
estoy en la Fruitvale y la 35 ?Fruitvale Avenue y
la 98 y la Bancroft = 98th Avenue y Bancroft Avenue
avenida fruitvale con macarthur = Fruitvale Avenue y MacArthur Boulevard
entre la 83 y la 84 en la internacional = International Boulevard y 83rd Avenue
la esquina de la High y la MacArthur = High Street y MacArthur Boulevard
calle 14 y broadway = 14th Street y Broadway
International con la 35 = International Boulevard y 35th Avenue
Foothill y Seminary = Foothill Boulevard y Seminary Avenue
la telegraph con la 27 = Telegraph Avenue y 27th Street
la san pablo y la 35 = San Pablo Avenue y 35th Street
bart de fruitvale = Fruitvale BART
estación de BART West Oakland = West Oakland BART
estacion coliseo = Coliseum BART
bart de la calle 12 = 12th Street BART
barrio Fruitvale = Fruitvale Station
este de oakland ?Eastmont
oeste de oakland = Prescott (West Oakland)
el centro de oakland = Downtown
chinatown = Chinatown
lago merrit ?Lago Merritt
hospital de niños = UCSF Benioff Children's Hospital Oakland
hospital highland = Wilma Chan Highland Hospital Campus
hospital kaiser de oakland = Kaiser Permanente Oakland Medical Center
hospital de alameda = Alameda Hospital
el aeropuerto de oakland = Aeropuerto de Oakland
el zoológico = Zoológico de Oakland
el coliseo = Coliseo de Oakland
el mercado de la Fruitvale ?Fruitvale Station
código postal 94601 = Código postal 94601
distrito 7 = Distrito 7
distrito seis = Distrito 6
la 880 > I-880
la autopista 580 > I-580
puente de la bahía > I-80
San Leandro > San Leandro
hayward > Hayward
Richmond > Richmond
cerca de la escuela Fremont ?Fremont High School
parque san antonio = San Antonio Park
cesar chavez park > Cesar Chavez Park
la foothil y la 38 ?Foothill Boulevard y 38th Avenue
la macartur ?MacArthur Boulevard y
avenida 73 y macarthur = 73rd Avenue y MacArthur Boulevard
4500 de la international = Cuadra 4500 de International Boulevard
alcaldía de Oakland = Alcaldía
biblioteca = Biblioteca principal
universidad laney ?Laney College
puerto de oakland > Port of Oakland
plaza Jack London = Old City/Produce & Waterfront (Jack London)
fruitvale y foothill blvd = Fruitvale Avenue y Foothill Boulevard
`

const thirdEnglish = `
fruitvale and international = Fruitvale Avenue and International Boulevard
corner of 98th and international blvd = 98th Avenue and International Boulevard
Telegraph & 51st = Telegraph Avenue and 51st Street
macarthur / high street = MacArthur Boulevard and High Street
14th st & broadway, oakland ca = 14th Street and Broadway
MLK and 27th = Martin Luther King Jr Way and 27th Street
W Grand and Market = West Grand Avenue and Market Street
bancroft and 73rd avenue = Bancroft Avenue and 73rd Avenue
seminary & foothill = Seminary Avenue and Foothill Boulevard
hegenberger and edes = Hegenberger Road and Edes Avenue
35th ave x macarthur = 35th Avenue and MacArthur Boulevard
27th n telegraph = 27th Street and Telegraph Avenue
I got hit at 90th and macarthur = 90th Avenue and MacArthur Boulevard
e14th and fruitvale = International Boulevard and Fruitvale Avenue
East 14th & 98th ave = International Boulevard and 98th Avenue
7th and mandela = 7th Street and Mandela Parkway
lakeshore ave and mandana = Lakeshore Avenue and Mandana Boulevard
college ave & claremont = College Avenue and Claremont Avenue
park and macarthur = Park Boulevard and MacArthur Boulevard
e 12th st and 14th ave = East 12th Street and 14th Avenue
san pablo & w grand = San Pablo Avenue and West Grand Avenue
between 5th and 6th on broadway = Broadway and 5th Street
2400 international blvd = 2400 block of International Boulevard
8500 macarthur = 8500 block of MacArthur Boulevard
5700 telegraph avenue = 5700 block of Telegraph Avenue
7200 bancroft ave = 7200 block of Bancroft Avenue
747 52nd street = UCSF Benioff Children's Hospital Oakland
1411 E 31st St = Wilma Chan Highland Hospital Campus
3400 block of fruitvale ave = 3400 block of Fruitvale Avenue
macarthur bart = MacArthur BART
fruitvale bart station = Fruitvale BART
downtown oakland bart = 12th Street BART
lake merritt bart = Lake Merritt BART
rockridge bart parking lot = Rockridge BART
bayfair bart > San Leandro
ashby bart > Berkeley
highland hospital emergency = Wilma Chan Highland Hospital Campus
childrens hospital = UCSF Benioff Children's Hospital Oakland
kaiser ?Kaiser Permanente Oakland Medical Center
summit hospital = Alta Bates Summit Medical Center, Summit Campus
eden hospital = Sutter Eden Medical Center
lake merritt = Lake Merritt
jack london square = Old City/Produce & Waterfront (Jack London)
oakland airport = Oakland Airport
the coliseum = Coliseum
grand lake theater = Grand Lake Theatre
oakland zoo = Oakland Zoo
mills college = Mills College
oakland city hall = City Hall
Fremont High School = Fremont High School
bay bridge toll plaza > I-80
west oakland = Prescott (West Oakland)
deep east ?Castlemont
uptown = Uptown
piedmont ave = Piedmont Avenue
piedmont > Piedmont
laurel district = Laurel
montclaire ?Montclair
rockrige ?Rockridge
adams pt = Adams Point
94601 = ZIP 94601
zip 94621 = ZIP 94621
94110 -
council district 3 = District 3
district 9 -
emeryville > Emeryville
san francisco > San Francisco
fruitvail ave ?Fruitvale Avenue and
hegenburger rd ?Hegenberger Road and
asdfgh -
the corner store by my house -
Times Square -
`

const thirdSpanish = `
esquina de la Fruitvale y la International = Fruitvale Avenue e International Boulevard
la 73 y bancroft = 73rd Avenue y Bancroft Avenue
calle 14 con broadway = 14th Street y Broadway
avenida 98 e international = 98th Avenue e International Boulevard
la high y la international = High Street e International Boulevard
la 38 avenida y foothill = 38th Avenue y Foothill Boulevard
macarthur con la 82 = MacArthur Boulevard y 82nd Avenue
cruce de telegraph y la 27 = Telegraph Avenue y 27th Street
calle 7 y mandela = 7th Street y Mandela Parkway
entre la 35 y la international = 35th Avenue e International Boulevard
cuadra 2400 de la international = Cuadra 2400 de International Boulevard
la internacional ?International Boulevard y
telegraf y la 40 ?Telegraph Avenue y 40th Street
bart de fruitvale = Fruitvale BART
estación del coliseo = Coliseum BART
hospital de niños = UCSF Benioff Children's Hospital Oakland
hospital highland = Wilma Chan Highland Hospital Campus
el aeropuerto = Aeropuerto de Oakland
por el lago merritt = Lago Merritt
barrio chino = Chinatown
el centro de oakland = Downtown
este de oakland ?Eastmont
zoológico = Zoológico de Oakland
el mall de eastmont = Eastmont Town Center
código postal 94603 = Código postal 94603
distrito 7 = Distrito 7
san leandro > San Leandro
no sé -
`

const line = /^(.*?) (?:(= \??|\?|> |-$))(.*)$/

const read = (locale: Locale, list: string) =>
  list
    .trim()
    .split('\n')
    .map((written): Phrasing => {
      const [, text = '', sign = '', name = ''] = line.exec(written) ?? []
      const kind = sign.includes('?') ? '?' : sign.trim()
      return { locale, text, expected: `${kind}${name}` }
    })

export const phrasings: readonly Phrasing[] = [...read('en', english), ...read('es', spanish)]

/** Written by somebody who had not seen the others. */
export const morePhrasings: readonly Phrasing[] = [
  ...read('en', moreEnglish),
  ...read('es', moreSpanish),
]

/**
 * A hundred more by somebody who had seen neither list nor other names. At first 91 were answered as
 * here, 4 were asked about with what was meant at the top, 5 found nothing or a part of it, none was
 * sent elsewhere: "x", "n", "cruce de", "entre" and "parking lot" were not read.
 */
export const thirdPhrasings: readonly Phrasing[] = [
  ...read('en', thirdEnglish),
  ...read('es', thirdSpanish),
]
