const words = (text: string): string[] => text.trim().split(/\s*,\s*/)

/** What made-up people are called, and where their mail goes. */
export const names = {
  first:
    words(`Maria, Jose, Angelica, Mark, Grace, Paolo, Kristine, Rafael, Isabel, Miguel, Priya, Arjun, Ananya, Rohan, Kavya,
    Vikram, Neha, Sanjay, Deepa, Rahul, James, Ellen, Sarah, Michael, Jennifer, David, Laura, Daniel, Emily, Kevin, Ana, Luis,
    Camila, Diego, Valentina, Mateo, Sofia, Andres, Lucia, Javier, Nomsa, Thabo, Lerato, Sipho, Amahle, Zodwa, Kwame, Ama,
    Chidi, Ngozi, Fatima, Omar, Layla, Yusuf, Aisha, Ewa, Piotr, Zsófia, László, Zoë, Xiomara, Quentin, Uma, Oğuz`),
  last: words(`Santos, Reyes, Cruz, Bautista, Ocampo, Garcia, Mendoza, Torres, Castillo, Flores, Villanueva, Ramos, Dela Cruz,
    Aquino, Navarro, Sharma, Patel, Iyer, Gupta, Reddy, Nair, Mehta, Kapoor, Banerjee, Chopra, Smith, Johnson, Williams,
    Brown, Anderson, Thompson, Robinson, Hollis, Whitaker, Fitzgerald, O'Connor, Rodriguez, Martinez, Hernandez, Lopez,
    Gonzalez, Fernandez, Vargas, Rojas, Quispe, Dlamini, Nkosi, Khumalo, Mokoena, Botha, Mensah, Owusu, Okafor, Adeyemi,
    Hassan, Khan, Ali, Kowalski, Nowak, Szűcs, Nguyen, Tran, Xu, Quayle, Zimmermann`),
  domains: words('gmail.example, gmail.example, yahoo.example, outlook.example, books.example, ledger.example'),
}

export const places =
  words(`Manila Philippines, Cebu Philippines, Davao Philippines, Mumbai India, Pune India, Bengaluru India,
  Bogotá Colombia, Medellín Colombia, Buenos Aires Argentina, Cape Town South Africa, Johannesburg South Africa, Accra Ghana,
  Lagos Nigeria, Columbus Ohio, Austin Texas, Kraków Poland`)

export const titles =
  words(`Bookkeeper, Staff Accountant, Senior Accountant, Tax Preparer, Tax Manager, Controller, AP Specialist,
  AR Specialist, Payroll Specialist, Audit Associate, Audit Senior, FP&A Analyst, Financial Analyst, Accounting Manager,
  Cost Accountant, Revenue Accountant, Sales Tax Analyst, Reconciliation Specialist`)

export const skills =
  words(`Bookkeeping, Month-end close, Bank reconciliations, Accounts payable, Accounts receivable, Payroll,
  General ledger, Financial statements, Sales tax, Tax preparation, 1099 preparation, Fixed assets, Accruals, Budgeting,
  Forecasting, Cash flow, Variance analysis, Audit support, Internal controls, Revenue recognition, Lease accounting,
  Intercompany, Consolidations, Cost accounting, Inventory, Job costing, Trust accounting, Nonprofit accounting, Grant reporting,
  Form 1040, Form 1065, Form 1120, Form 1120-S, Form 990, State returns, IRS notices, Cleanup, Catch-up, Chart of accounts,
  Process documentation, Expense management, Credit control, Invoicing, Vendor management, SOX, ASC 606, ASC 842, XBRL,
  Quality review, Zakat`)
